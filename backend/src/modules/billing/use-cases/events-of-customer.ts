/** Which of the stored events of Stripe speak of a customer; give its id twice. */
export const ofCustomer = `(payload->'data'->'object'->>'customer' = ? or payload->'data'->'object'->>'id' = ?)`;
