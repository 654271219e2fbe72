/** What was measured, as it is shown, beside what it may be. */
export interface Figure {
  name: string;
  value: string;
  bound: string;
}
