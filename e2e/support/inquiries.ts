import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { createAdminHeaders, createTestPerson } from './people.ts';

export interface InquiryForm {
  path: string;
  inbox: '/admin/ventures' | '/admin/messages';
  send: string;
  fields: Readonly<Record<string, string>>;
  missing: Readonly<Record<string, string>>;
  tooLong: Readonly<Record<string, { length: number; words: string }>>;
}

const requiredErrors = { Name: 'Please enter your name', Email: 'Invalid email address' };
const longName = { Name: { length: 101, words: 'Name must be less than 100 characters' } };
const maxLength = (label: string, most: number) => ({
  length: most + 1,
  words: `${label} must be less than ${most} characters`,
});

export const partnerForm: InquiryForm = {
  path: '/partner',
  inbox: '/admin/ventures',
  send: 'Send application',
  fields: { 'Partnership interest': 'A venture', 'More details': 'Nine of us run a repair workshop in Yaba.' },
  missing: {
    ...requiredErrors,
    'Partnership interest': 'Please tell us about your interest',
    'More details': 'Please tell us a little more',
  },
  tooLong: {
    ...longName,
    'Partnership interest': maxLength('Interest', 200),
    'More details': maxLength('Details', 5000),
  },
};

export const volunteerForm: InquiryForm = {
  path: '/get-involved',
  inbox: '/admin/messages',
  send: 'Send your offer',
  fields: { Skills: 'Cooking for forty', Motivation: 'I was cooked for when I needed it.' },
  missing: {
    ...requiredErrors,
    Skills: 'Please tell us about your skills',
    Motivation: 'Please tell us why you want to help',
  },
  tooLong: { ...longName, Skills: maxLength('Skills', 1000), Motivation: maxLength('Motivation', 5000) },
};

export const contactForm: InquiryForm = {
  path: '/contact',
  inbox: '/admin/messages',
  send: 'Send message',
  fields: { Message: 'When is the next circle in Santa Fe?' },
  missing: { ...requiredErrors, Message: 'Please write a message' },
  tooLong: { ...longName, Message: maxLength('Message', 5000) },
};

export const inquiryForms = [partnerForm, volunteerForm, contactForm] as const;

export async function fillInquiryForm(
  page: Page,
  { fields }: InquiryForm,
  { name = 'Amara Okafor', email = createTestPerson().email } = {},
): Promise<string> {
  for (const [label, text] of Object.entries({ Name: name, Email: email, ...fields }))
    await getFormField(page, label).fill(text);
  return email;
}

export const getFormField = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true });

export const getSendButton = (page: Page, { send }: InquiryForm): Locator =>
  page.getByRole('main').getByRole('button', { name: send });

export async function readInquiryReference(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Message sent.' })).toBeFocused();
  const reference = page.getByRole('definition').filter({ hasText: /^[PVC]-[0-9A-Z]{6}$/ });
  return (await reference.textContent()) ?? '';
}

export async function fetchStoredReferences(request: APIRequestContext, email: string): Promise<string[]> {
  const headers = await createAdminHeaders(request);
  const found = await request.get(`/api/admin/inquiries?q=${encodeURIComponent(email)}`, { headers });
  const { items } = (await found.json()) as { items: { reference: string }[] };
  return items.map(({ reference }) => reference);
}
