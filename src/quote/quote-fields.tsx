import type { ReactNode } from 'react';
import { businessTypes, quoteServices, quoteWords, squareFootages } from '../content/quote.ts';
import { AddressField } from './address/address-field.tsx';
import { controlClass, Field, SelectField, TextField } from './fields.tsx';
import { isOther, longest, type QuoteRequest } from './model.ts';

interface GroupProps {
  legend: string;
  children: ReactNode;
}

function Group({ legend, children }: GroupProps) {
  return (
    <fieldset className="mb-8">
      <legend className="title-3 mb-4">{legend}</legend>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

interface QuoteFieldsProps {
  request: QuoteRequest;
  /** Until the app is there both descriptions are in the page, and the style sheet shows the one that is asked for. */
  hydrated: boolean;
  /** What the e-mail address lacks; empty where it lacks nothing, or the visitor is still typing it. */
  emailError: string;
}

/** Every field of the quote request, in three groups. */
export function QuoteFields({ request, hydrated, emailError }: QuoteFieldsProps) {
  return (
    <>
      <Group legend={quoteWords.groups.job}>
        <SelectField name="businessType" options={businessTypes} />
        {(!hydrated || isOther(request, 'businessType')) && (
          <TextField
            name="otherBusinessType"
            required={hydrated}
            autoComplete="off"
            inputMode="text"
            fieldClassName="other-business-type"
          />
        )}
        <SelectField name="service" options={quoteServices} />
        {(!hydrated || isOther(request, 'service')) && (
          <TextField
            name="otherService"
            required={hydrated}
            autoComplete="off"
            inputMode="text"
            fieldClassName="other-service"
          />
        )}
        <SelectField
          name="squareFootage"
          options={squareFootages}
          hint={quoteWords.hints.squareFootage}
          className="sm:col-span-2"
        />
      </Group>
      <Group legend={quoteWords.groups.property}>
        <TextField
          name="businessName"
          required
          autoComplete="organization"
          inputMode="text"
          fieldClassName="sm:col-span-2"
        />
        <AddressField />
      </Group>
      <Group legend={quoteWords.groups.you}>
        <TextField name="name" required autoComplete="name" inputMode="text" fieldClassName="sm:col-span-2" />
        <TextField name="email" type="email" required autoComplete="email" inputMode="email" error={emailError} />
        <TextField name="phone" type="tel" required autoComplete="tel" inputMode="tel" />
        <Field
          name="message"
          optional
          error={request.message.length >= longest.message ? quoteWords.full : ''}
          className="sm:col-span-2"
        >
          <textarea
            id="message"
            name="message"
            rows={4}
            maxLength={longest.message}
            aria-describedby="message-error"
            autoComplete="off"
            inputMode="text"
            enterKeyHint="enter"
            className={controlClass}
          />
        </Field>
      </Group>
    </>
  );
}
