/** Written from backend/openapi.json by `npm run api:types -w shell`. */

export const passwordGrantRules = {
  email: { format: 'email', messages: { format: 'Invalid email address' } },
  password: { minLength: 1, messages: { minLength: 'Password is required' } },
} as const;

export const signUpRules = {
  code_challenge: {
    minLength: 43,
    maxLength: 128,
    messages: { pattern: 'PKCE flow requires code_challenge_method and code_challenge' },
  },
  email: {
    maxLength: 255,
    format: 'email',
    messages: { format: 'Invalid email address', maxLength: 'Email must be less than {limit} characters' },
  },
  password: {
    minLength: 8,
    maxLength: 128,
    messages: {
      minLength: 'Password must be at least {limit} characters',
      maxLength: 'Password must be less than {limit} characters',
    },
  },
  first_name: {
    minLength: 1,
    maxLength: 50,
    messages: { minLength: 'First name is required', maxLength: 'First name must be less than {limit} characters' },
  },
  last_name: {
    minLength: 1,
    maxLength: 50,
    messages: { minLength: 'Last name is required', maxLength: 'Last name must be less than {limit} characters' },
  },
} as const;

export const partnerFormRules = {
  name: {
    minLength: 1,
    maxLength: 100,
    messages: { minLength: 'Please enter your name', maxLength: 'Name must be less than {limit} characters' },
  },
  email: {
    maxLength: 255,
    format: 'email',
    messages: { format: 'Invalid email address', maxLength: 'Email must be less than {limit} characters' },
  },
  interest: {
    minLength: 1,
    maxLength: 200,
    messages: {
      minLength: 'Please tell us about your interest',
      maxLength: 'Interest must be less than {limit} characters',
    },
  },
  details: {
    minLength: 1,
    maxLength: 5000,
    messages: { minLength: 'Please tell us a little more', maxLength: 'Details must be less than {limit} characters' },
  },
} as const;

export const volunteerFormRules = {
  name: {
    minLength: 1,
    maxLength: 100,
    messages: { minLength: 'Please enter your name', maxLength: 'Name must be less than {limit} characters' },
  },
  email: {
    maxLength: 255,
    format: 'email',
    messages: { format: 'Invalid email address', maxLength: 'Email must be less than {limit} characters' },
  },
  skills: {
    minLength: 1,
    maxLength: 1000,
    messages: {
      minLength: 'Please tell us about your skills',
      maxLength: 'Skills must be less than {limit} characters',
    },
  },
  motivation: {
    minLength: 1,
    maxLength: 5000,
    messages: {
      minLength: 'Please tell us why you want to help',
      maxLength: 'Motivation must be less than {limit} characters',
    },
  },
} as const;

export const contactFormRules = {
  name: {
    minLength: 1,
    maxLength: 100,
    messages: { minLength: 'Please enter your name', maxLength: 'Name must be less than {limit} characters' },
  },
  email: {
    maxLength: 255,
    format: 'email',
    messages: { format: 'Invalid email address', maxLength: 'Email must be less than {limit} characters' },
  },
  message: {
    minLength: 1,
    maxLength: 5000,
    messages: { minLength: 'Please write a message', maxLength: 'Message must be less than {limit} characters' },
  },
} as const;
