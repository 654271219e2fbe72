export class AttendeeView {
  userId!: string;
  /** Empty for an account without a name. */
  name!: string;
  email!: string;
  joinedAt!: string;
  /** Staff user who recorded the attendance; null for a member who joined online. */
  recordedBy!: string | null;
}

export class AttendanceView {
  items!: AttendeeView[];
}
