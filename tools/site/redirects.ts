/** Addresses that lead to another page. */
export const redirects = [{ from: '/services/residential', to: '/industries', status: 308 }];
