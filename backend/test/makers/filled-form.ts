const person = { name: 'Amara Okafor', email: 'amara@example.org' };

export const testFormValues = {
  partner: { interest: 'A house of quiet', details: 'We have rooms.\n\nAnd a garden.' },
  volunteer: { skills: 'Cooking', motivation: 'I want to give back.' },
  contact: { message: 'May my mother join?' },
};

export const filledForms = {
  partner: { ...person, ...testFormValues.partner },
  volunteer: { ...person, ...testFormValues.volunteer },
  contact: { ...person, ...testFormValues.contact },
};
export type FormName = keyof typeof filledForms;
export const formNames = Object.keys(filledForms) as FormName[];

export const instituteEmail = 'hello@oneness.example';
