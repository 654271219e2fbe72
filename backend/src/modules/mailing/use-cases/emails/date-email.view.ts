export class DateEmailView {
  subject!: string;
  /** Complete HTML document. Show it in a frame without permissions. */
  html!: string;
}
