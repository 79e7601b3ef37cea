import type { PrivacyPage } from '../schema.ts';

export default {
  metadata: {
    title: 'Privacy Policy of Our Pressure Washing Website',
    description:
      'What this website does with the words you type into the quote form, who receives them, how long they are kept, and the rights you have over them.',
    keywords: ['privacy policy', 'quote form data', 'SMS opt-out', 'California privacy rights'],
  },
  hero: { heading: 'Privacy Policy', lead: 'Last updated July 21, 2025', picture: 'medical-after' },
  sections: [
    {
      kind: 'text',
      heading: 'Introduction',
      paragraphs: [
        'This policy says what we learn about you when you use this website or ask for a quote, what we do with it, and what you can ask of us. It covers this website and the messages that follow a quote request. By using the site you accept it.',
      ],
    },
    {
      kind: 'text',
      heading: 'Information we collect',
      paragraphs: ['We collect what you give us, and the little that any web server sees.'],
      items: [
        {
          title: 'Personal information',
          description:
            'What you type into the quote form: business type, service, square footage, business name, your name, e-mail address, phone number, business address and notes, with the time at which you sent it.',
        },
        {
          title: 'Information collected automatically',
          description:
            'The company that hosts this site may log your network address, browser type, the pages asked for and the time. This site itself runs no analytics and no advertising scripts.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How the quote form works',
      paragraphs: [
        'When you send the form, your browser passes what you typed to EmailJS, a service that turns it into an e-mail to our sales mailbox. It goes nowhere else. Where this site runs without that service, as on a test computer, the request stays on that computer.',
        'If a draft of your request is kept while you type, it is kept by your own browser, on your device and for that tab only; it is never sent to us before you press the button.',
        "Where address suggestions are turned on, what you type into the address field is sent to Google to find matching addresses, and the map on the contact page is a frame from Google. Google's terms of service and privacy policy apply to both.",
      ],
    },
    {
      kind: 'text',
      heading: 'How we use information',
      paragraphs: [
        'To write and send your quote, to arrange and carry out work, to invoice it, to answer you, and to keep the records that the law asks of a contractor. We do not sell it.',
      ],
    },
    {
      kind: 'text',
      heading: 'SMS and text messaging',
      paragraphs: [
        'If you agree to text messages, we use them for scheduling and for questions about your request. Message and data rates may apply. Opt-in data and consent for text messages are not shared with third parties.',
        'Reply STOP to any message to opt out. You will get one confirmation and then no more.',
      ],
    },
    {
      kind: 'text',
      heading: 'Sharing of information',
      paragraphs: ['We share personal information only in these cases.'],
      items: [
        {
          title: 'Service providers',
          description: 'Those who deliver our mail, host this site or do our accounts, for that task alone.',
        },
        {
          title: 'Legal requirements',
          description: 'Where a court, an authority or a law obliges us, or to protect people and property.',
        },
        {
          title: 'Business transfers',
          description: 'If the company or a part of it is sold or merged, with this policy continuing to apply.',
        },
        { title: 'Consent', description: 'Whenever you have asked us to, for example to pass a bid to your board.' },
      ],
    },
    {
      kind: 'text',
      heading: 'Security',
      paragraphs: [
        'The form is sent over an encrypted connection, and few people have access to the mailbox. No transmission over the internet is perfectly secure, so please leave out gate codes and alarm codes until we speak.',
      ],
    },
    {
      kind: 'text',
      heading: 'Your rights',
      paragraphs: ['You may ask us at any time for the following. We answer within the time that the law sets.'],
      items: [
        { title: 'Access', description: 'A copy of what we hold about you.' },
        { title: 'Correction', description: 'To have what is wrong put right.' },
        { title: 'Deletion', description: 'To have it erased, unless the law makes us keep it.' },
        { title: 'Restriction and objection', description: 'To have us pause or stop a certain use.' },
        { title: 'Portability', description: 'To receive it in a form that a computer can read.' },
      ],
    },
    {
      kind: 'text',
      heading: 'Children',
      paragraphs: [
        'This site is for businesses. It is not meant for anyone under 18, and we do not knowingly collect information from children. If a child has sent us something, tell us and we delete it.',
      ],
    },
    {
      kind: 'text',
      heading: 'Cookies',
      paragraphs: [
        "This site sets no cookies of its own. It keeps small notes in your browser for the tab you are in, such as how far you had scrolled. The map frame may set cookies of Google's.",
      ],
    },
    {
      kind: 'text',
      heading: 'Third-party sites',
      paragraphs: [
        'Links may lead to sites that are not ours, a map or a profile for example. Their policies apply there, not this one.',
      ],
    },
    {
      kind: 'text',
      heading: 'Retention',
      paragraphs: [
        'Requests that lead to no work are kept as long as a quote may still be taken up. Records of work are kept as long as tax and insurance rules ask, then deleted.',
      ],
    },
    {
      kind: 'text',
      heading: 'California residents',
      paragraphs: [
        'If you live in California you may ask which kinds of personal information we collected, why, and with whom it was shared, and ask for its deletion, without being treated differently for asking. We do not sell personal information.',
      ],
    },
    {
      kind: 'text',
      heading: 'Changes to this policy',
      paragraphs: [
        'When this policy changes, the new text stands on this page with a new date. Please look at the date when you return.',
      ],
    },
  ],
  contact: {
    heading: 'Contact us',
    lead: 'Questions about this policy, about your data, or about how easily this site can be used by you.',
    labels: { email: 'E-mail', phone: 'Phone', address: 'Address' },
  },
  buttons: [
    { label: 'Contact Us', to: '/contact' },
    { label: 'Return to Home', to: '/' },
  ],
} satisfies PrivacyPage;
