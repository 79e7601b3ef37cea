/** Words and choices of the quote request. */

export const businessTypes = [
  { value: 'retail-store', label: 'Retail store' },
  { value: 'restaurant', label: 'Restaurant' },
  { value: 'office-building', label: 'Office building' },
  { value: 'apartment-complex', label: 'Apartment complex' },
  { value: 'hoa-community', label: 'HOA community' },
  { value: 'warehouse', label: 'Warehouse' },
  { value: 'healthcare-facility', label: 'Healthcare facility' },
  { value: 'other', label: 'Other' },
];

/** `pricePerSquareFoot` is in US dollars; the form does not use it. */
export const quoteServices = [
  { value: 'retail-storefront-cleaning', label: 'Retail storefront cleaning', pricePerSquareFoot: 1.1 },
  { value: 'apartment-complex-cleaning', label: 'Apartment complex cleaning', pricePerSquareFoot: 0.9 },
  { value: 'hoa-community-cleaning', label: 'HOA community cleaning', pricePerSquareFoot: 0.85 },
  { value: 'warehouse-facility-cleaning', label: 'Warehouse facility cleaning', pricePerSquareFoot: 0.8 },
  { value: 'restaurant-patio-cleaning', label: 'Restaurant & patio cleaning', pricePerSquareFoot: 1.35 },
  { value: 'parking-lot-cleaning', label: 'Parking lot cleaning', pricePerSquareFoot: 0.45 },
  { value: 'healthcare-facility-cleaning', label: 'Healthcare facility cleaning', pricePerSquareFoot: 1.2 },
  { value: 'other', label: 'Other', pricePerSquareFoot: 0.9 },
];

export const squareFootages = [
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

export const fieldLabels = {
  businessType: 'Business type',
  otherBusinessType: 'Please describe your company or property',
  service: 'Service',
  otherService: 'Please describe the work you need',
  squareFootage: 'Square footage',
  businessName: 'Business name',
  name: 'Contact name',
  email: 'Email',
  phone: 'Phone',
  address: 'Business address',
  message: 'Additional notes',
};

/** Names of fields in a sentence or a letter, where the label is a request. */
export const fieldNamesInText = {
  ...fieldLabels,
  otherBusinessType: 'Description of your company',
  otherService: 'Description of the work',
};

export const quoteWords = {
  heading: 'Quote request',
  groups: { job: 'The job', property: 'The property', you: 'You' },
  choose: { businessType: 'Select business type', service: 'Select service', squareFootage: 'Select square footage' },
  addressPrompt: 'Start typing the address',
  optional: '(optional)',
  submit: 'Request My Quote',
  sending: 'Sending...',
  missing: 'Still needed:',
  complete: 'Everything is filled in.',
  withoutScripts: 'This form needs JavaScript, which is turned off in your browser. Please call or email us instead:',
  withoutApp:
    "Part of this page didn't load, so the form can't be sent yet. We'll keep trying. You can also call or email us:",
  draft: {
    offer: 'You started a request in this tab earlier.',
    restore: 'Restore',
    discard: 'Discard',
    restored: 'Your earlier request is back in the form.',
    discarded: 'Your earlier request was discarded.',
    undo: 'Undo',
  },
  /** Said to a visitor who reads another page when the answer comes. */
  away: {
    sent: 'We have received your quote request.',
    failed: "We couldn't send your quote request. Everything you typed is still here.",
    goBack: 'Show',
  },
  failed: 'Failed to send your request. Please try again or call us directly.',
  retry: 'Try Again',
  mail: 'Send It by Email',
  mailSubject: 'Quote request',
  addresses: 'Suggested addresses',
  confirmation: {
    heading: 'Quote Request Submitted!',
    text: 'We have received your request and will contact you within 24 hours with a personalized quote.',
    call: "If it can't wait, call",
  },
};
