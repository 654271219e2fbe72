export class MailEventReceivedView {
  received!: boolean;
}
