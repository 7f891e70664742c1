import Foundation

// Prints the digests of tapes and scripts, and with --flat writes each as a stream of decoded events
// into a folder, for a reducer that cannot read tapes.
// usage: ReplayDigests [--flat FOLDER] FILE…

var files = CommandLine.arguments.dropFirst()
var folder: String?
if files.first == "--flat" {
  folder = files.dropFirst().first
  files = files.dropFirst(2)
}
for path in files {
  let file = try ReplayedFile(path: path)
  print(file.digests.joined(separator: "\n"))
  guard let folder else { continue }
  try file.flat.write(to: URL(filePath: "\(folder)/\(file.name).flat"))
}
