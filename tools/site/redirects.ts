/** Addresses that lead to another page for good. */
export const redirects = [{ from: '/services/residential', to: '/industries', status: 308 }];
