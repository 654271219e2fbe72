const person = { name: 'Amara Okafor', email: 'amara@example.org' };

/** What each form of the site asks besides name and address, answered. */
export const formAnswers = {
  partner: { interest: 'A house of quiet', details: 'We have rooms.\n\nAnd a garden.' },
  volunteer: { skills: 'Cooking', motivation: 'I want to give back.' },
  contact: { message: 'May my mother join?' },
};

/** What a person sends by each of them. */
export const filledForms = {
  partner: { ...person, ...formAnswers.partner },
  volunteer: { ...person, ...formAnswers.volunteer },
  contact: { ...person, ...formAnswers.contact },
};
export type FormName = keyof typeof filledForms;
export const formNames = Object.keys(filledForms) as FormName[];

/** Where the institute gets its own mail. */
export const institute = 'hello@oneness.example';
