export class AttendeeView {
  userId!: string;
  /** Name of the member; empty for an account without a name. */
  name!: string;
  email!: string;
  joinedAt!: string;
  /** Id of the staff member who recorded the attendance; null for a member who joined online. */
  recordedBy!: string | null;
}

export class AttendanceView {
  items!: AttendeeView[];
}
