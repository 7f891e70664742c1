/// The numbers of columns in a block; never reused.
enum ColumnID: UInt8, CaseIterable {
  case heads = 0
  case headList = 1

  case touchTimes = 2
  case gestureTimes = 3
  case otherTimes = 4

  case touchNewIDs = 6
  case touchX = 7
  case touchY = 8
  case touchSampleTimes = 9
  case touchForces = 10
  case touchWindows = 11

  case gestureNewNames = 18
  case gestureTouches = 19
  case gestureEdges = 20
  case gestureTranslationX = 21
  case gestureTranslationY = 22
  case gestureVelocityX = 23
  case gestureVelocityY = 24
  case gestureScales = 25
  case gestureRotations = 26
  case gestureForces = 27

  case valueNewNames = 33
  case valueNewCounts = 34
  case values = 35

  case payloadSizes = 40
  case payloads = 41
}
