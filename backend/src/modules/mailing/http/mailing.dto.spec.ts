import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { InvalidInput } from '#platform/http/problem.ts';
import { StartEmailCampaignDto, SubscribeEmailDto } from './mailing.dto.ts';

const firstFault = (dto: new () => object, input: object) =>
  InvalidInput.fromValidationErrors(validateSync(plainToInstance(dto, input))).fieldErrors[0];
const email = 'amara@example.org';

describe('mailing list form', () => {
  it.each([[{}], [{ email: '' }], [{ email: '   ' }], [{ email: null }]])(
    'requires an email when given %j',
    (input) => {
      expect(firstFault(SubscribeEmailDto, input)).toEqual({
        field: 'email',
        message: 'Please enter your email address',
      });
    },
  );

  it.each([
    'amara',
    'amara@',
    'a b@example.org',
    'Amara <amara@example.org>',
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    7,
    ['a@example.org'],
    { at: 1 },
  ])('rejects %j as an email', (value) =>
    expect(firstFault(SubscribeEmailDto, { email: value })?.message).toBe('Invalid email address'),
  );

  it('rejects an email over 255 characters with the length as reason', () => {
    const long = `amara@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(10)}.org`;
    expect(firstFault(SubscribeEmailDto, { email: long })?.message).toBe('Email must be less than 255 characters');
  });

  it('accepts missing, null or empty names and source, and puts values on one line', () => {
    const names = { firstName: null, lastName: '', source: 'footer' };
    expect(firstFault(SubscribeEmailDto, { email, ...names })).toBeUndefined();
    expect(firstFault(SubscribeEmailDto, { email })).toBeUndefined();
    expect(plainToInstance(SubscribeEmailDto, { email, firstName: ' Amara\u0000\r\nBcc: x ' }).firstName).toBe(
      'Amara Bcc: x',
    );
  });

  it('rejects names over 50 characters and values that are no text', () => {
    const faultOf = (input: object) => firstFault(SubscribeEmailDto, { email, ...input })?.message;
    expect(faultOf({ firstName: 'a'.repeat(50) })).toBeUndefined();
    expect(faultOf({ firstName: 'a'.repeat(51) })).toBe('First name must be less than 50 characters');
    expect(faultOf({ lastName: 'a'.repeat(51) })).toBe('Last name must be less than 50 characters');
    expect(faultOf({ source: ['footer'] })).toBe('Source must be a text');
  });
});

describe('campaign form', () => {
  it('accepts a null user id and rejects an unknown type', () => {
    expect(firstFault(StartEmailCampaignDto, { email, userId: null, campaignType: 'welcome' })).toBeUndefined();
    expect(firstFault(StartEmailCampaignDto, { email, campaignType: 'farewell' })?.field).toBe('campaignType');
    expect(firstFault(StartEmailCampaignDto, { email, campaignType: 'welcome', userId: '1 or 1=1' })?.field).toBe(
      'userId',
    );
  });
});
