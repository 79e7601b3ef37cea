import type { Plan, SectionOf } from '../../content/schema.ts';
import { site } from '../../content/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SectionHead } from '../section-head.tsx';

function PlanCard({ plan }: { plan: Plan }) {
  const { popular } = plan;
  return (
    <li
      className={`relative flex flex-col rounded-xl border p-inset ${
        popular ? 'on-dark border-dark bg-dark pt-9 lg:-my-5 lg:py-13' : 'border-line bg-white'
      }`}
    >
      {popular && (
        <p className="absolute -top-3.5 left-inset rounded-md bg-water px-3 py-1 text-sm font-bold text-ink">
          {site.blocks.popular}
        </p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-2 lg:block">
        <div>
          <h3 className="title-3">{plan.name}</h3>
          <p className="text-muted">{plan.frequency}</p>
        </div>
        <p className="text-offer font-heavy lg:mt-4">
          {plan.savings} <span className="text-base font-medium tracking-normal text-muted">{site.blocks.savings}</span>
        </p>
      </div>
      <ul className="my-5 grid gap-x-8 text-note sm:grid-cols-2 lg:grid-cols-1">
        {plan.features.map((feature) => (
          <li key={feature} className="border-t border-line py-2.5">
            {feature}
          </li>
        ))}
      </ul>
      {plan.quoteLabel && (
        <ButtonLink to="/contact" variant={popular ? 'quote' : 'outline'} className="mt-auto" label={plan.quoteLabel} />
      )}
    </li>
  );
}

/** Maintenance plans; a popular one stands out in shape, not in color alone. */
export default function Plans({ section }: { section: SectionOf<'plans'> }) {
  const { heading, lead, note, plans } = section;
  return (
    <div className="wrap room">
      <SectionHead heading={heading} lead={lead} className="mb-10 lg:mb-20" />
      <ul className="grid gap-8 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      {note && <p className="mt-8 lg:mt-14">{note}</p>}
    </div>
  );
}
