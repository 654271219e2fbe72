/** The open queue board. The response also sets the cookie that opens it. */
export class QueueBoardView {
  /** Path of the board, which opens in this browser until `expiresAt`. */
  path!: string;
  expiresAt!: Date;
}
