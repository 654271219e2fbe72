export class CertificateView {
  programId!: string;
  programSlug!: string;
  programTitle!: string;
  /** The user's name, as in the account. */
  name!: string;
  /** Time when the user had completed all lessons of the program, in RFC 3339. */
  completedAt!: string;
}

export class CertificatesView {
  items!: CertificateView[];
}
