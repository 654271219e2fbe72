export class CertificateView {
  programId!: string;
  programSlug!: string;
  programTitle!: string;
  /** The user's name, as in the account. */
  name!: string;
  /** RFC 3339, the time at which the last lesson was done. */
  completedAt!: string;
}

/** The last finished program comes first. */
export class CertificatesView {
  items!: CertificateView[];
}
