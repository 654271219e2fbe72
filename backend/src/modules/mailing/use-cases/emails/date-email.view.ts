/** Email about a change of a date, as its attendees receive it. */
export class DateEmailView {
  subject!: string;
  /** Complete HTML document. Show it in a frame without permissions. */
  html!: string;
}
