import { inOrder } from '#platform/http/text-rules.ts';
import { OptionalWords, textRule, Words } from './field-rules.ts';

const mostLetters = 2_000;
const anywhere = 'https://site.invalid';
const idLike = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isLinkable(address: string): boolean {
  if (!URL.canParse(address, anywhere) || /[\s\\]/.test(address)) return false;
  const { origin, username, password } = new URL(address, anywhere);
  if (username || password) return false;
  return address.startsWith('/') ? origin === anywhere : /^https:\/\//i.test(address);
}

const Linkable = (label: string) =>
  textRule('isLinkable', isLinkable, `${label} must begin with https://, or with / for a file of this site`);

export const Address = (label: string): PropertyDecorator => inOrder(Words(label, mostLetters), Linkable(label));

export const OptionalAddress = (label: string): PropertyDecorator =>
  inOrder(OptionalWords(label, mostLetters), Linkable(label));

/** The last part of a page's URL. A slug that looks like an id is rejected because it could not be found. */
export const Slug = (): PropertyDecorator =>
  inOrder(
    Words('Slug', 100),
    textRule(
      'isSlug',
      (text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !idLike.test(text),
      'Slug may have small letters, digits and hyphens only, such as first-steps',
    ),
  );
