export class AttendeeView {
  userId!: string;
  /** Name of the member, or empty for an account without a name. */
  name!: string;
  email!: string;
  joinedAt!: string;
  /** Id of the staff member who recorded the attendance, or null for a member who joined online. */
  recordedBy!: string | null;
}

export class AttendanceView {
  items!: AttendeeView[];
}
