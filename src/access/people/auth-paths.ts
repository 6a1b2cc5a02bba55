/*
 * What the routes and Better Auth must agree on; apart from its options, which load it.
 */

/** Where its routes are. */
export const authPath = '/dashboard/api/auth'
/** The cookies go no further than the dashboard. */
export const cookiePath = '/dashboard'
export const cookiePrefix = 'berea'
/** The header that tells the address of whoever asks; the routes set it, and believe none from outside. */
export const addressHeader = 'x-berea-address'
