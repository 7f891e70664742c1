/// Works on the blocks of a tape with several threads and hands the outcomes over in order.
///
/// The threads live as long as one call of `run`; the calling thread is one of them. At most
/// `pendingPerWorker` outcomes a thread wait or are in the making, so that memory does not grow with
/// the tape, and once the taker has had enough nobody begins another block.
struct BlockCrew<Worker: BlockWorker> {
  /// Outcomes a thread may be ahead: enough that a block that takes long does not make others wait.
  static var pendingPerWorker: Int { 4 }

  /// What each thread has a copy of.
  let worker: Worker
  /// Number of threads, the calling one included.
  let size: Int

  /// A crew of `size` threads, at least 1.
  init(_ worker: Worker, size: Int) {
    self.worker = worker
    self.size = max(1, size)
  }

  /// Hands every block of `order` and its outcome to `take`, until that returns false or throws.
  func run<Failure: Error>(
    _ order: BlockOrder,
    _ take: (Int, Worker.Outcome) throws(Failure) -> Bool
  ) throws(Failure) {
    let size = min(size, order.count)
    let capacity = max(1, size * Self.pendingPerWorker)
    let board = Monitor(WorkBoard<Worker.Outcome>(order.count, capacity: capacity))
    // Where the system has no threads left, those that there are do the work.
    let hands = (1..<max(1, size)).compactMap { [worker] _ in
      WorkerThread { BlockCrew.help(worker, order, board) }
    }
    defer {
      board.change { $0.stop() }
      for hand in hands { hand.join() }
    }
    try lead(order, board, take)
  }

  private func lead<Failure: Error>(
    _ order: BlockOrder,
    _ board: Monitor<WorkBoard<Worker.Outcome>>,
    _ take: (Int, Worker.Outcome) throws(Failure) -> Bool
  ) throws(Failure) {
    var worker = worker
    var place = 0
    while true {
      switch board.take({ $0.takerTurn() }) {
      case .work(let claimed):
        let outcome = worker.work(onBlock: order[claimed])
        board.change { $0.put(outcome, at: claimed) }
      case .take(let outcome):
        // There is room for another outcome now.
        board.change { _ in }
        guard try take(order[place], outcome) else { return }
        place += 1
      case .end: return
      }
    }
  }

  private static func help(
    _ worker: Worker,
    _ order: BlockOrder,
    _ board: Monitor<WorkBoard<Worker.Outcome>>
  ) {
    var worker = worker
    while case .work(let place) = board.take({ $0.handTurn() }) {
      let outcome = worker.work(onBlock: order[place])
      board.change { $0.put(outcome, at: place) }
    }
  }
}
