/** One address of an email change has agreed; the other one has not yet. */
export class FirstOfTwoView {
  msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
  code = '200';
}
