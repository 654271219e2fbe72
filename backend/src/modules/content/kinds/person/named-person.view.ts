/** A person as the pieces they teach or host name them. */
export class NamedPersonView {
  id!: string;
  slug!: string;
  name!: string;
  /** One line about them. */
  line!: string;
  /** A photo; where it is null a portrait is drawn from the id. */
  portraitUrl!: string | null;
  /** Made up to show the product. */
  isSample!: boolean;
}
