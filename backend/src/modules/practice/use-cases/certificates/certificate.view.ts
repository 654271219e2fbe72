export class CertificateView {
  programId!: string;
  programSlug!: string;
  programTitle!: string;
  /** The user's name, as in the account. */
  name!: string;
  /** RFC 3339: time when the user finished the last lesson of the program. */
  completedAt!: string;
}

/** Certificates of the user; the program finished last comes first. */
export class CertificatesView {
  items!: CertificateView[];
}
