import type { ReactNode } from 'react';
import { Link } from 'react-router';

const variants = {
  /** The site's brightest color, for the quote form's button and the links to that form. */
  quote: 'border-transparent bg-quote text-ink hover:bg-quote-light',
  outline: 'border-muted bg-transparent hover:border-current hover:bg-line',
};

/** Class names of a button in one of the variants, for elements that are not a {@link ButtonLink}. */
export function buttonClass(variant: keyof typeof variants): string {
  return `button ${variants[variant]}`;
}

interface ButtonLinkProps {
  to: string;
  label: ReactNode;
  variant: keyof typeof variants;
  className?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ to, label, variant, className = '' }: ButtonLinkProps) {
  return (
    <Link to={to} className={`${buttonClass(variant)} ${className}`}>
      {label}
    </Link>
  );
}
