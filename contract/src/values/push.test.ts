import { describe, expect, it } from 'vitest'
import { isPushService } from './push.ts'

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQ',
    'https://web.push.apple.com/QGu',
    'https://FCM.googleapis.com:443/fcm/send/abc',
  ])('is at %s', (endpoint) => expect(isPushService(endpoint)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com./fcm/send/abc',
    'https://fcm.googleapis.com@127.0.0.1/',
    'https://somebody@fcm.googleapis.com/',
    'https://:secret@fcm.googleapis.com/',
    'https://fcm.googleapis.com.attacker.example/',
    'https://attackerfcm.googleapis.com/',
    'https://storage.googleapis.com/',
    'https://notpush.apple.com/',
    'https://push.apple.com.attacker.example/',
    'https://attacker.example/?https://web.push.apple.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.7/',
    'ftp://fcm.googleapis.com/',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('is not at %s', (endpoint) => expect(isPushService(endpoint)).toBe(false))
})
