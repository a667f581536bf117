/** Passwords that attackers try first: the top of published lists and local words. Six characters and more. */
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 654321 111111 000000 121212 112233 123123 123321
  222222 333333 444444 555555 666666 777777 888888 999999 11111111 00000000 12341234 123654 147258 159753 147258369
  159357 123qwe qwe123 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx zaq12wsx qwerty qwerty1 qwerty12 qwerty123
  qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm abc123 abcdef abcd1234 abc12345 a123456 a1b2c3 aa123456 password
  password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 passpass admin1 admin123 administrator welcome
  welcome1 welcome123 letmein login123 master monkey dragon shadow sunshine princess iloveyou iloveyou1 loveme lovely
  football baseball superman batman pokemon naruto michael jordan charlie daniel jessica ashley hunter killer ginger
  pepper cookie flower hello123 hellohello freedom whatever trustno1 starwars computer internet samsung google
  facebook changeme secret secret1 test123 testtest user123 guest123 temp123 default access ticarum ticarum1
  ticarum123 istanbul istanbul34 ankara kayseri kayseri38 turkey turkiye türkiye galatasaray fenerbahce fenerbahçe
  besiktas beşiktaş trabzonspor mehmet mustafa somalia somaliya soomaaliya mogadishu muqdisho hargeisa hargeysa
  bosaso kismayo garowe maxamed mohamed mohamed1 mohammed muhammad ahmed123 abdullahi allahuakbar bismillah mashallah
  inshallah alhamdulillah salaam salam123`.split(/\s+/),
)

export const isCommon = (password: string): boolean => common.has(password.toLowerCase())
