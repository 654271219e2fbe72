/** Share of bounces above which email services close the account of a sender. */
export const bounceLimit = 0.04;
/** Share of complaints above which email services close the account of a sender. */
export const complaintLimit = 0.001;
