import { isIPv6 } from 'node:net'
import { before, type SensitivePlace } from './sensitive-place.ts'

const v4 =
  /(?<![\w.:-])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\/\d{1,2}|:\d{2,5})?(?![\w]|\.\d|-\d)/g
const v6 = /(?<![\w:.])[0-9a-f:]{6,39}(?![\w:])/gi
const speaksOfAddress =
  /\b(?:ips?|ipv4|ipv6|addresse?s?|direccion|servers?|servidor|hosts?|router|firewall|ping|vpn|dns|gateway|proxy|network|red|login|logged|from|conectad\w{1,3})\b[^\n]{0,30}$/
const namesVersion = /(?:\bv|\bversions?|\bsection|\bseccion|\brelease|\bchapter|\bpart|\bpoint|\bfigure|§)\W{0,3}$/
const isNobody = /^(?:127\.|0\.|255\.)|^(?:1\.2\.3\.4|8\.8\.8\.8|8\.8\.4\.4|1\.1\.1\.1)$/

/** Internet addresses; four small numbers with points count only where a word speaks of an address. */
export function ipAddresses(text: string): SensitivePlace[] {
  const found: SensitivePlace[] = []
  const add = (start: number, run: string) =>
    found.push({ rule: 'ip-address', placeholder: '[ip address]', start, end: start + run.length })
  for (const { index, 0: run } of text.matchAll(v4)) {
    const front = before(text, index, 60)
    if (namesVersion.test(front) || isNobody.test(run)) continue
    const octets = run.split(/[/:]/, 1)[0]!.split('.')
    const long = octets.filter((octet) => octet.length >= 2).length
    // three groups of three behind the first: a large number as Spanish writes it
    const isLargeNumber = octets.slice(1).every((octet) => octet.length === 3) && !/^(?:10|172|192)\./.test(run)
    if (speaksOfAddress.test(front) || (long >= 2 && !isLargeNumber)) add(index, run)
  }
  for (const { index, 0: run } of text.matchAll(v6)) {
    if (run.includes(':') && /[a-f]/i.test(run) && /\d/.test(run) && isIPv6(run)) add(index, run)
  }
  return found
}
