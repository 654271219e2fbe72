/** That somebody has finished a program. */
export class CertificateView {
  programId!: string;
  programSlug!: string;
  programTitle!: string;
  /** The person's name, as their account has it. */
  name!: string;
  /** RFC 3339, when the last lesson was done. */
  completedAt!: string;
}

/** The one finished last comes first. */
export class CertificatesView {
  items!: CertificateView[];
}
