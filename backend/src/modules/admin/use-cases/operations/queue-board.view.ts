export class QueueBoardView {
  /** Path of the board, which opens in this browser until `expiresAt`. */
  path!: string;
  expiresAt!: Date;
}
