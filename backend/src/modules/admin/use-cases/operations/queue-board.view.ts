export class QueueBoardAccessView {
  /** Path of the board, which opens in this browser until `expiresAt`. */
  path!: string;
  expiresAt!: Date;
}
