/**
 * Writes fixture-keys.json: the keys of Stripe's published sample of each resource that the stand-in imitates.
 *
 *   node packages/stand-ins/stripe/extract-fixture-keys.mjs <fixtures.json>
 *
 * The samples are published by Stripe under the MIT licence with its OpenAPI description
 * (https://github.com/stripe/openapi). Only names are copied, no values; the licence notice is included.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** The nested objects of each kind are also checked. */
const RESOURCES = {
  customer: ['invoice_settings'],
  product: [],
  price: ['recurring'],
  'checkout.session': [
    'automatic_tax',
    'custom_text',
    'total_details',
    'saved_payment_method_options',
    'customer_details',
  ],
  item: [],
  subscription: [
    'automatic_tax',
    'cancellation_details',
    'invoice_settings',
    'items',
    'payment_settings',
    'trial_settings',
  ],
  subscription_item: ['plan'],
  subscription_schedule: ['current_phase', 'default_settings', 'phases'],
  invoice: ['automatic_tax', 'issuer', 'lines', 'parent', 'payment_settings', 'status_transitions'],
  line_item: ['parent', 'period', 'pricing'],
  invoice_payment: ['payment', 'status_transitions'],
  payment_intent: ['amount_details'],
  payment_method: ['billing_details', 'card'],
  charge: ['billing_details', 'outcome', 'payment_method_details'],
  refund: ['destination_details'],
  dispute: ['evidence', 'evidence_details', 'payment_method_details'],
  'billing_portal.session': [],
  'billing_portal.configuration': ['business_profile', 'features', 'login_page'],
  event: ['request'],
  webhook_endpoint: [],
  deleted_customer: [],
};

const NOTICE = [
  'Names of keys taken from the OpenAPI fixtures of Stripe, https://github.com/stripe/openapi.',
  'MIT License. Copyright (c) 2011- Stripe, Inc. (https://stripe.com)',
  'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:',
  'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.',
  'THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
];

const [source] = process.argv.slice(2);
if (!source) {
  process.stderr.write('Name the file with the fixtures.\n');
  process.exit(2);
}

const { resources: samples } = JSON.parse(readFileSync(source, 'utf8'));
const resources = Object.fromEntries(Object.entries(RESOURCES).map(([name, parts]) => [name, keysOf(name, parts)]));
const target = new URL('./fixture-keys.json', import.meta.url);
writeFileSync(target, `${JSON.stringify({ notice: NOTICE, resources }, null, 1)}\n`);

function keysOf(name, parts) {
  const sample = samples[name];
  if (!sample) throw new Error(`The fixtures have no ${name}`);
  const within = Object.fromEntries(parts.map((part) => [part, Object.keys(oneOf(sample[part])).sort()]));
  return { keys: Object.keys(sample).sort(), within };
}

/** All entries of a list have the same keys. */
function oneOf(part) {
  return Array.isArray(part) ? part[0] : part;
}
