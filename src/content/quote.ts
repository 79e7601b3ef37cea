/** Words and choices of the quote request. */

const businessTypes = [
  { value: 'retail-store', label: 'Retail store' },
  { value: 'restaurant', label: 'Restaurant' },
  { value: 'office-building', label: 'Office building' },
  { value: 'apartment-complex', label: 'Apartment complex' },
  { value: 'hoa-community', label: 'HOA community' },
  { value: 'warehouse', label: 'Warehouse' },
  { value: 'healthcare-facility', label: 'Healthcare facility' },
  { value: 'other', label: 'Other' },
];

/**
 * `pricePerSquareFoot` is in US dollars; the form does not use it. `pages` is how the addresses of its pages begin, after their
 * folder, and `businessType` the choice that a reader of them is offered with it.
 */
export const quoteServices = [
  {
    value: 'retail-storefront-cleaning',
    label: 'Retail storefront cleaning',
    pricePerSquareFoot: 1.1,
    pages: 'retail-storefront',
    businessType: 'retail-store',
  },
  {
    value: 'apartment-complex-cleaning',
    label: 'Apartment complex cleaning',
    pricePerSquareFoot: 0.9,
    pages: 'apartment-complex',
    businessType: 'apartment-complex',
  },
  {
    value: 'hoa-community-cleaning',
    label: 'HOA community cleaning',
    pricePerSquareFoot: 0.85,
    pages: 'hoa',
    businessType: 'hoa-community',
  },
  {
    value: 'warehouse-facility-cleaning',
    label: 'Warehouse facility cleaning',
    pricePerSquareFoot: 0.8,
    pages: 'warehouse',
    businessType: 'warehouse',
  },
  {
    value: 'restaurant-patio-cleaning',
    label: 'Restaurant & patio cleaning',
    pricePerSquareFoot: 1.35,
    pages: 'restaurant',
    businessType: 'restaurant',
  },
  { value: 'parking-lot-cleaning', label: 'Parking lot cleaning', pricePerSquareFoot: 0.45, pages: 'parking-lot' },
  {
    value: 'healthcare-facility-cleaning',
    label: 'Healthcare facility cleaning',
    pricePerSquareFoot: 1.2,
    pages: 'healthcare',
    businessType: 'healthcare-facility',
  },
  { value: 'other', label: 'Other', pricePerSquareFoot: 0.9 },
];

export type QuoteService = (typeof quoteServices)[number];

const squareFootages = [
  { value: '500', label: 'Under 500' },
  { value: '1000', label: '500-1,000' },
  { value: '1500', label: '1,000-1,500' },
  { value: '2000', label: '1,500-2,000' },
  { value: '3000', label: '2,000-3,000' },
  { value: '4000', label: '3,000-4,000' },
  { value: '5000', label: '4,000-5,000' },
  { value: '7500', label: '5,000-10,000' },
  { value: '15000', label: '10,000+' },
];

/** One question of the form. */
interface AnyQuestion<Name> {
  name: Name;
  group: 'job' | 'property' | 'you';
  label: string;
  /** Its name in a sentence or a letter, where the label is a request. */
  inText?: string;
  /** What may be chosen. */
  options?: { value: string; label: string }[];
  /** The choice that says nothing yet. */
  choose?: string;
  /** Stands below the control and is read out with it. */
  hint?: string;
  /** The question whose answer "other" asks this one. */
  ifOther?: 'businessType' | 'service';
  optional?: boolean;
  /** Over both columns. */
  wide?: boolean;
  type?: 'email' | 'tel';
  autoComplete?: string;
}

const table = [
  {
    name: 'businessType',
    group: 'job',
    label: 'Business type',
    options: businessTypes,
    choose: 'Select business type',
  },
  {
    name: 'otherBusinessType',
    group: 'job',
    label: 'Please describe your company or property',
    inText: 'Description of your company',
    ifOther: 'businessType',
  },
  { name: 'service', group: 'job', label: 'Service', options: quoteServices, choose: 'Select service' },
  {
    name: 'otherService',
    group: 'job',
    label: 'Please describe the work you need',
    inText: 'Description of the work',
    ifOther: 'service',
  },
  {
    name: 'squareFootage',
    group: 'job',
    label: 'Square footage',
    options: squareFootages,
    choose: 'Select square footage',
    hint: 'How much we would wash. A guess is fine: one parking space and the lane behind it are about 300 square feet.',
    wide: true,
  },
  { name: 'businessName', group: 'property', label: 'Business name', autoComplete: 'organization', wide: true },
  { name: 'address', group: 'property', label: 'Business address', wide: true },
  { name: 'name', group: 'you', label: 'Contact name', autoComplete: 'name', wide: true },
  { name: 'email', group: 'you', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', group: 'you', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'message', group: 'you', label: 'Additional notes', optional: true, wide: true },
] as const satisfies readonly AnyQuestion<string>[];

/** Name of a field, in the form and in what is sent. */
export type FieldName = (typeof table)[number]['name'];
export type Question = AnyQuestion<FieldName>;

/** The questions in the order of the form: a line is a field of the form, of the mail and of the confirmation. */
export const questions: readonly Question[] = table;

export const quoteWords = {
  heading: 'Quote request',
  groups: { job: 'The job', property: 'The property', you: 'You' },
  addressPrompt: 'Start typing the address',
  optional: '(optional)',
  submit: 'Request My Quote',
  sending: 'Sending...',
  /** While more than three are missing, their number; then their names. */
  toGo: (answers: number) => `${answers} answers to go`,
  missing: 'Still needed:',
  complete: 'Everything is filled in.',
  /** What an e-mail address without its form still needs: at the field, and among the missing. */
  wholeEmail: { message: 'Please enter a whole email address, like name@company.com.', name: 'a whole email address' },
  /** Label of the field that people never meet. */
  trap: 'Please leave this field empty',
  /** The link that ends the line below the button. */
  privacy: 'Privacy',
  withoutScripts: 'This form needs JavaScript, which is turned off in your browser. Please call or email us instead:',
  withoutApp:
    "Part of this page didn't load, so the form can't be sent yet. We'll keep trying. You can also call or email us:",
  draft: {
    /** @param about whose request it is, as far as it is known */
    offer: (about: string) => `You started a request in this tab earlier${about && `: ${about}`}.`,
    /** Of a request that was sent and not answered before the page went. */
    tried: 'You sent it, and it may already be with us.',
    restore: 'Restore',
    discard: 'Discard',
  },
  /** Offered to a visitor who comes from the pages of a service; nothing is filled in unasked. */
  reading: { offer: (service: string) => `You were reading about ${service}.`, use: 'Use it' },
  /** Said above the form whose words were changed while they were on their way. */
  earlierArrived: 'We received your request as it was before your last changes. Send it again if we should have them.',
  /** Ends the message of a request that is sent again. @param time when an earlier try left, in words */
  sentAgain: (time: string) => `(Sent again: an earlier version, sent on ${time}, may have reached you too.)`,
  /** Said while Google may be asking a visitor whether it is a person. */
  asking: "If Google asks you a question, your request leaves when you've answered it. You can also call or email us:",
  /** Said of what has reached its longest. */
  full: "That's all this field can hold. Please email us the rest.",
  /** Said to a visitor who reads another page when the answer comes. */
  away: {
    sent: 'We have received your quote request.',
    failed: "We couldn't send your quote request. Everything you typed is still here.",
    goBack: 'Show',
  },
  failed: 'Failed to send your request. Please try again or call us directly.',
  /** Said with it where no answer came: then nobody knows. */
  mayHaveArrived: 'It may have reached us all the same. If you send it again, it tells us so, and you get one answer.',
  retry: 'Try Again',
  mail: 'Send It by Email',
  mailSubject: 'Quote request',
  addresses: 'Suggested addresses',
  confirmation: {
    heading: 'Quote Request Submitted!',
    text: 'We have received your request and will contact you within 24 hours with a personalized quote.',
    /** In place of the lead of the page's first screen. */
    lead: "Here's what you sent and what happens next.",
    steps: [
      { title: 'We read it', text: 'A person reads every request.' },
      { title: 'We may visit', text: 'The visit is free. Sometimes a call is enough.' },
      { title: 'You get your quote', text: 'Within 24 hours, or within 24 hours of our visit.' },
    ],
    sent: 'What you sent',
    photos: {
      ask: 'Have photos?',
      mail: 'Email them',
      subject: (business: string) => `Photos for our quote request: ${business}`,
    },
    call: "If it can't wait, call",
  },
};
