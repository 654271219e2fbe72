/** Empty on purpose: it does not tell whether a mail was sent. */
export class DoneView {}
