/** Somebody who was there. */
export class PresentView {
  userId!: string;
  /** '' where none was given. */
  name!: string;
  email!: string;
  joinedAt!: string;
  /** The member of staff who wrote it down, or null. */
  recordedBy!: string | null;
}

export class AttendanceView {
  items!: PresentView[];
}
