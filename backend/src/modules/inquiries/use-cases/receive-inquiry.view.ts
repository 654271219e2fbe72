/** A form that has arrived. */
export class InquiryReceivedView {
  /** What to name it by, such as P-7K3QX2. */
  reference!: string;
}
