/** The institute's name, as it reads after "the". An institute replaces it with its own. */
export const instituteName = 'Institute of Oneness';
