/** A part of a film, from its second on. */
export class ChapterView {
  startSec!: number;
  title!: string;
}
